import type { ReactNode } from 'react'
import type { StateOptions } from './gateway-client.ts'

/** Who may log in to the mock gateway. */
export const Credentials = ({ members }: Pick<StateOptions, 'members'>): ReactNode => (
  <details className="card">
    <summary>Credentials</summary>
    <ul className="credentials">
      {members.map(({ key, username, password }) => (
        <li key={key}>
          <code>{username}</code> / <code>{password}</code>
        </li>
      ))}
    </ul>
  </details>
)
