import { expectUsable, ODD_BROWSERS } from './odd-browsers.ts'
import { expect, test } from '../../e2e/site.ts'

/** One of each kind; `every-odd-browser.spec.ts` has more of them. */
const SAMPLE = [
  'matchMedia missing',
  'BroadcastChannel throws',
  'crypto.randomUUID missing',
  'sessionStorage throws',
  'Storage.prototype.setItem throws',
  'requestIdleCallback throws',
  'history.replaceState throws',
  'HTMLElement.prototype.showPopover missing',
  'HTMLDialogElement.prototype.showModal missing',
  'Object.prototype.get polluted',
  'Object.prototype.get hidden',
]

for (const row of SAMPLE)
  test(`a browser with ${row}: home, registration, log-in and a launch work`, async ({
    page,
    complaints,
  }) => {
    expect(ODD_BROWSERS).toContain(row)
    await expectUsable(page, row, complaints)
  })
