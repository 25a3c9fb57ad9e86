/** Messages of the gateway's refusals of the status (ER-01), by error code. */
export const STATUS_REFUSALS = {
  domain_not_available: 'This domain is not available',
  'system.busy': 'The system is busy. Please try again later',
} as const
export type StatusRefusal = keyof typeof STATUS_REFUSALS

export const isStatusRefusal = (value: unknown): value is StatusRefusal =>
  typeof value === 'string' && Object.hasOwn(STATUS_REFUSALS, value)
