import { defineChoice } from '../define-scenario.ts'

/** What becomes of payments and withdrawals in this world. */
export const ORDERS = defineChoice({
  name: 'orders',
  group: 'wallet',
  label: 'Deposits and withdrawals',
  otherwise: 'Approved',
  choices: {
    refused: 'Refused after a moment',
    waiting: 'Wait for ever',
    'no-references': 'Approved; the gateway knows no references',
  },
})
