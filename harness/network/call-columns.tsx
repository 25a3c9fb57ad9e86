import type { LogEntry } from '../../mocks/world/recorded-calls.ts'
import type { EntryColumn } from '../panel/entry-list.tsx'
import { timeOfDay } from '../panel/time-of-day.ts'
import { marksOf } from './call-list.ts'

/** What the list shows of a call. */
export const CALL_COLUMNS: readonly EntryColumn<LogEntry>[] = [
  { name: 'Time', width: '5.25rem', cell: ({ at }) => timeOfDay(at) },
  { name: 'Method', width: '3rem', cell: ({ method }) => method },
  {
    name: 'Endpoint',
    width: 'minmax(0, 1fr)',
    cell: ({ endpoint }) => <span title={endpoint}>{endpoint}</span>,
  },
  { name: 'Path', width: 'minmax(0, 1.25fr)', cell: ({ path }) => <code title={path}>{path}</code> },
  { name: 'Status', width: '2.75rem', cell: ({ status }) => (status === 0 ? 'none' : status) },
  { name: 'ms', width: '2.5rem', cell: ({ ms }) => ms },
  {
    name: 'Marks',
    width: 'minmax(0, 5.5rem)',
    cell: (call) => {
      const marks = marksOf(call).join(', ')
      return <span title={marks}>{marks}</span>
    },
  },
]
