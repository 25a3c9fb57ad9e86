/**
 * Runs a task for each item, at most `limit` at a time, in order of the items. Rejects with the first failure,
 * after the tasks that have begun.
 */
export async function forEachOf<Item>(
  items: Iterable<Item>,
  limit: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = items[Symbol.iterator]()
  let failed = false
  const work = async (): Promise<void> => {
    for (let next = queue.next(); !next.done && !failed; next = queue.next())
      try {
        await task(next.value)
      } catch (error) {
        failed = true
        throw error
      }
  }
  const results = await Promise.allSettled(Array.from({ length: limit }, work))
  for (const result of results) if (result.status === 'rejected') throw result.reason
}
