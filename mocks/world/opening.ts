import { defineFlag, defineScenario } from '../define-scenario.ts'
import { worldTime } from './clock.ts'

const TWO_HOURS_MS = 2 * 3_600_000
/** The latest time of a Date. */
const MAX_DATE_MS = 8.64e15

export const MAINTENANCE = defineFlag({
  name: 'maintenance',
  group: 'site',
  label: 'Maintenance',
  otherwise: 'No',
  on: 'Closed for maintenance',
})

/** Epoch milliseconds. */
export const MAINTENANCE_END = defineScenario<number>({
  name: 'maintenanceEnd',
  byDefault: undefined,
  control: {
    group: 'site',
    label: 'End of the maintenance',
    choices: () => [
      ['', 'Not known'],
      [String(worldTime() + TWO_HOURS_MS), 'In two hours'],
    ],
  },
  read(text) {
    const time = /^\d+$/.test(text) ? Number(text) : Number.NaN
    return time <= MAX_DATE_MS ? time : undefined
  },
})

/** The merchant's own description of the maintenance, as a template parameter. */
export const MAINTENANCE_TEXT = defineScenario<string>({
  name: 'maintenanceText',
  byDefault: undefined,
  read: (text) => text,
})

export const REGION = defineFlag({
  name: 'region',
  group: 'site',
  label: 'Region',
  otherwise: 'Open to all',
  on: 'Closed to this region',
})
