// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { safeDisplayName } from './safe-display-name.ts'

describe('safeDisplayName', () => {
  it.each([
    ['anna', 'anna'],
    [' anna77 ', 'anna77'],
    ['nguyễn văn', 'nguyễn văn'],
    ['777', '777'],
    ['anna@mail.example', undefined],
    ['+84 912 345 678', undefined],
    ['0912345678', undefined],
    ['(11) 91234-5678', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('[EN-22] %j is sent as %j', (name, expected) => expect(safeDisplayName(name)).toBe(expected))
})
