import type { ReactNode } from 'react'
import type { StateOptions } from '../gateway-client.ts'

/** The members of the mock gateway with their passwords, and the answers to a second factor. */
export const Credentials = ({
  members,
  factorAnswers,
}: Pick<StateOptions, 'members' | 'factorAnswers'>): ReactNode => (
  <details className="card">
    <summary>Credentials</summary>
    <ul className="credentials">
      {members.map(({ key, username, password, mobile }) => (
        <li key={key}>
          <code>{username}</code> / <code>{password}</code>
          {mobile !== undefined && (
            <>
              {' / '}
              <code>{mobile}</code>
            </>
          )}
        </li>
      ))}
      {Object.entries(factorAnswers).map(([field, answer]) => (
        <li key={field}>
          {field}: <code>{answer}</code>
        </li>
      ))}
    </ul>
  </details>
)
