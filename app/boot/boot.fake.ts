import { vi } from 'vitest'
import { bootScript } from './boot-script.ts'

export const source = bootScript('.')
export const reload = vi.fn()
/** Opens an address; a reload is a new run at the address that was left. */
export const run = (path: string, boot = new Function(source)): void => {
  history.replaceState(null, '', path)
  reload.mockReset()
  boot()
  if (reload.mock.calls.length > 0) boot()
}
const answer = { ok: true }
/** In place of `fetch`. */
export const asked = vi.fn<typeof fetch>()

export function setUpPage(): void {
  asked.mockResolvedValue(answer as Response)
  vi.stubGlobal('fetch', asked)
  reload.mockReset()
  vi.spyOn(location, 'reload').mockImplementation(reload)
  Object.assign(document.documentElement.dataset, { merchant: 'lotus01', language: 'VI' })
}
export function tearDownPage(): void {
  vi.unstubAllGlobals()
  asked.mockReset()
  localStorage.clear()
  sessionStorage.clear()
  vi.restoreAllMocks()
  delete document.documentElement.dataset['theme']
  delete document.documentElement.dataset['entry']
}
