import { useState } from 'react';
import { Rating, type RatingValue } from '../forms.ts';

export default { title: 'Rating' };

const LABELS = { 1: '很差', 2: '较差', 3: '一般', 4: '满意', 5: '非常满意' };

export const Stars = () => {
  const [value, setValue] = useState<RatingValue | undefined>(4);
  const [empty, setEmpty] = useState<RatingValue>();
  return (
    <div className="flex max-w-lg flex-col gap-7">
      <Rating label="面试体验" value={value} onValueChange={setValue} labels={LABELS} />
      <Rating
        label="面试官"
        required
        error={empty ? undefined : '请评分后再提交。'}
        value={empty}
        onValueChange={setEmpty}
        labels={LABELS}
      />
    </div>
  );
};
