import type { Clock } from '@foyer/sdk'
import { injectable } from 'tsyringe'

/** The device's own clock. */
@injectable()
export class ClockService implements Clock {
  now(): number {
    return Date.now()
  }
}
