// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { trackedGame } from './launched-game.tsx'

const CARD = { code: 'G1', name: 'Star Harbor', vendor: 'TCG_SEA', vendorName: 'Sealight', image: '' }

describe('trackedGame', () => {
  it.each([
    ['what the address alone names', {}, undefined, {}],
    ['the name that a lane shows', {}, CARD, { name: 'Star Harbor' }],
    ['node and room of the address', { nodeId: '7', roomId: 'vip' }, undefined, { node: '7', room: 'vip' }],
    [
      'node and room of the lane',
      {},
      { ...CARD, nodeId: '8', roomId: 'b' },
      { name: 'Star Harbor', node: '8', room: 'b' },
    ],
    [
      'those of the address before those of the lane',
      { nodeId: '7' },
      { ...CARD, nodeId: '8', roomId: 'b' },
      { name: 'Star Harbor', node: '7', room: 'b' },
    ],
  ])('[TR-18] %s', (_case, given, card, part) =>
    expect(trackedGame({ vendor: 'TCG_SEA', code: 'G1', ...given }, card)).toEqual({
      content: { id: 'G1', category: 'TCG_SEA', ...part },
    }),
  )
})
