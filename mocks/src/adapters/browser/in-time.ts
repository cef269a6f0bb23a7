/** Resolves with a value that arrives within the patience; otherwise rejects with the error that `late` gives. */
export async function inTime<Value>(
  coming: Promise<Value>,
  patienceMs: number,
  late: () => Error,
): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const over = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), patienceMs);
  });
  try {
    return await Promise.race([coming, over]);
  } finally {
    clearTimeout(timer);
  }
}
