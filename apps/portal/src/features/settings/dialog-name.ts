/** The dialogs of the account settings. */
export type DialogName =
  | 'bindPhone'
  | 'bindEmail'
  | 'unbindPhone'
  | 'unbindEmail'
  | 'setPassword'
  | 'modifyPassword'
  | 'deleteAccount';

/** Opens one of them. */
export type OnAsk = (name: DialogName) => void;
