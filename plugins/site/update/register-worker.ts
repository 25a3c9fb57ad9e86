/**
 * Registers the worker (RT-19), and tells it what this page has loaded before it was there, so that it is kept too. Its
 * address names environment and merchant: another one's is another worker with a cache of its own. Dev has none.
 */
export async function registerWorker(merchant: string): Promise<void> {
  const { serviceWorker } = navigator
  if (!serviceWorker || !import.meta.env.PROD) return
  const query = new URLSearchParams({ env: import.meta.env.MODE, merchant })
  await serviceWorker.register(`/m/sw.js?${query}`, { scope: '/m/' })
  const { active } = await serviceWorker.ready
  active?.postMessage(performance.getEntriesByType('resource').map(({ name }) => name))
}
