// @vitest-environment node
import { describe, expect, it, vi } from 'vitest'
import { openPage } from './open-page.ts'
import type { WindowLike } from './worker-scope.ts'

const ORIGIN = 'https://lotus.example'
const HREF = `${ORIGIN}/m/activity?id=7`

interface Tab extends WindowLike {
  /** Its page was loaded without the worker, as a reload with Shift does. */
  readonly uncontrolled?: boolean
}
let count = 0
const tab = (path: string, part: Partial<Tab> = {}) => ({
  id: `tab ${++count}`,
  url: path.startsWith('/') ? ORIGIN + path : path,
  focused: false,
  visibilityState: 'hidden',
  frameType: 'top-level',
  focus: vi.fn(async () => undefined),
  navigate: vi.fn(async (_url: string) => undefined),
  ...part,
})
async function click(...windows: readonly ReturnType<typeof tab>[]) {
  const openWindow = vi.fn(async (_url: string) => undefined)
  const matchAll = async ({ includeUncontrolled = false }) =>
    windows.filter(({ uncontrolled = false }: Tab) => includeUncontrolled || !uncontrolled)
  await openPage(HREF, { matchAll, openWindow })
  return {
    opened: openWindow.mock.calls.flat(),
    focused: windows.findIndex(({ focus }) => vi.mocked(focus).mock.calls.length > 0),
    navigated: windows.flatMap(({ navigate }) => vi.mocked(navigate).mock.calls.flat()),
  }
}

describe('openPage', () => {
  it('opens a window where no tab of the site is open', async () =>
    expect(await click(tab('/other/page'), tab('https://else.example/m/home'))).toEqual({
      opened: [HREF],
      focused: -1,
      navigated: [],
    }))
  it('brings the tab that shows the page to the front, and loads nothing', async () =>
    expect(await click(tab('/m/home', { focused: true }), tab('/m/activity?id=7'))).toEqual({
      opened: [],
      focused: 1,
      navigated: [],
    }))
  it.each([
    ['the focused one', [tab('/m/home'), tab('/m/game', { focused: true })], 1],
    ['else a visible one', [tab('/m/home'), tab('/m/game', { visibilityState: 'visible' })], 1],
    ['else any', [tab('/m'), tab('/m/game')], 0],
  ] as const)('takes a tab of the site: %s', async (_, windows, at) =>
    expect(await click(...windows)).toEqual({ opened: [], focused: at, navigated: [HREF] }),
  )
  it.each([
    '/m/voucherCenter',
    '/m/withdraw',
    '/m/launchGame?gameCode=1',
    '/m/login',
    '/m/register',
    '/m/register.html?a=1',
    '/m/agentRegister',
    '/m/securityCenter/addBankCard',
    '/m/securityCenter/addBankCardPix',
    '/m/changePsw',
    '/m/feedback',
  ])('takes the player away from nothing that must not be lost: %s', async (path) =>
    expect((await click(tab(path, { focused: true }))).opened).toEqual([HREF]),
  )
  it('takes no frame', async () =>
    expect((await click(tab('/m/home', { frameType: 'nested' }))).opened).toEqual([HREF]))
  it('opens a window where the worker controls no tab, and brings none to the front: a click allows one of the two', async () =>
    expect(await click(tab('/m/home', { focused: true, uncontrolled: true }))).toEqual({
      opened: [HREF],
      focused: -1,
      navigated: [],
    }))
  it('takes a tab that it controls, before one that it does not', async () =>
    expect(await click(tab('/m/home', { focused: true, uncontrolled: true }), tab('/m/game'))).toEqual({
      opened: [],
      focused: 1,
      navigated: [HREF],
    }))
  it('brings a tab that shows the page to the front, whether it controls it or not', async () =>
    expect(await click(tab('/m/home'), tab('/m/activity?id=7', { uncontrolled: true }))).toEqual({
      opened: [],
      focused: 1,
      navigated: [],
    }))
  it('opens a window where the tab cannot be navigated', async () => {
    const navigate = vi.fn(() => Promise.reject(new TypeError('not controlled')))
    expect((await click(tab('/m/home', { navigate }))).opened).toEqual([HREF])
  })
  it('navigates a tab that the browser does not bring to the front', async () => {
    const focus = vi.fn(() => Promise.reject(new DOMException('no activation', 'InvalidAccessError')))
    expect((await click(tab('/m/home', { focus }))).navigated).toEqual([HREF])
  })
  it('never rejects', async () => {
    const refuse = () => Promise.reject(new DOMException('no activation', 'InvalidAccessError'))
    await expect(openPage(HREF, { matchAll: async () => [], openWindow: refuse })).resolves.toBeUndefined()
  })
})
