import type { Break } from '../../mocks/world/breaks.ts'

/** The error that a sabotaged plugin throws. */
export class SabotageError extends Error {
  constructor(how: Break) {
    super(`sabotage: ${how}`)
    this.name = 'SabotageError'
  }
}
