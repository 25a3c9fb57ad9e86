// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type { PopUpAnswer } from '../../plugins/popups/contract.ts'
import { popUpTimeline } from './pop-up-timeline.ts'

const answer = (key: string, delayMs: number, part: Partial<PopUpAnswer> = {}): PopUpAnswer => ({
  key,
  plugin: `popups.${key}`,
  priority: 'announcement',
  delayMs,
  decision: 'show',
  ...part,
})

describe('popUpTimeline', () => {
  it('is the order in which a visit meets them, with those that do not come and why', () => {
    const rows = popUpTimeline(
      [
        answer('image', 20_000),
        answer('news', 1_000),
        answer('prompt', 2_000, { decision: 'skip', reason: 'closed in this session' }),
      ],
      true,
    )
    expect(rows.map(({ key, start, shown, text }) => [key, start, shown, text])).toEqual([
      ['consent', 0, true, '0 s, a banner beside the page'],
      ['news', 0.05, true, '1 s'],
      ['prompt', 0.1, false, '2 s: not, closed in this session'],
      ['image', 1, true, "20 s, after 'news' is closed"],
    ])
  })
  it('draws a short visit no longer than it is', () => {
    expect(popUpTimeline([answer('news', 1_000)], false).map(({ start }) => start)).toEqual([0.1])
  })
  it('says what is shown of several, and why not the others', () => {
    const prompts = answer('install', 2_000, { reason: 'bind_card is shown; reg_days: off' })
    expect(popUpTimeline([prompts], false)[0]?.text).toBe('2 s: bind_card is shown; reg_days: off')
  })
  it('names what a pop-up threw', () => {
    const failed = answer('bad', 0, { decision: 'failed', reason: 'Error: broken' })
    expect(popUpTimeline([failed], false)[0]?.text).toBe('0 s: not, Error: broken')
  })
})
