import { PLAY_SCRIPT } from '../../mocks/gateway/constants.ts'
import type { WorldPatch } from '../gateway-client.ts'

/** What it plays to a running page. */
const PLAYED = ['clock', 'storage'] as const

/** Lets the running page see what a patch of its world has changed for its browser. */
export function playAgain(document: Document, { scenarios = {} }: WorldPatch): void {
  if (!PLAYED.some((name) => Object.hasOwn(scenarios, name))) return
  const script = document.createElement('script')
  script.src = `${PLAY_SCRIPT}?${String(Date.now())}`
  script.addEventListener('load', () => script.remove())
  document.head.append(script)
}
