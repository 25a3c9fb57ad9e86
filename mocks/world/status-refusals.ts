import { defineChoice } from '../define-scenario.ts'

/** Messages of the gateway's refusals of the status (ER-01), by error code. */
export const STATUS_REFUSALS = {
  domain_not_available: 'This domain is not available',
  'system.busy': 'The system is busy. Please try again later',
} as const
export type StatusRefusal = keyof typeof STATUS_REFUSALS

/** The gateway refuses its status with an error code. */
export const STATUS = defineChoice({
  name: 'status',
  group: 'site',
  label: 'Status',
  otherwise: 'Answered',
  choices: STATUS_REFUSALS,
})
