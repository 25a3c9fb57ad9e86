import { type ReactNode, use } from 'react'
import type { ErrorCount } from '../../kernel/inspection/channel.ts'
import { timeOfDay } from '../panel/time-of-day.ts'
import { codePages } from './code-pages.ts'

/** A plugin’s errors by code, each with its page: what happened, and what to do. */
export function ErrorList({ errors }: { readonly errors: readonly ErrorCount[] }): ReactNode {
  const pages = use(codePages())
  return (
    <ul className="error-list">
      {errors.map(({ code, phase, times, message, at }) => {
        const page = pages.get(code)
        return (
          <li key={`${code} ${phase}`}>
            <details>
              <summary>
                <code>{code}</code> {phase} · {times === 1 ? 'once' : `${times} times`}, last at{' '}
                {timeOfDay(at)}
              </summary>
              <p>{message}</p>
              {page ? (
                <dl>
                  <div>
                    <dt>What happened</dt>
                    <dd>{page.what}</dd>
                  </div>
                  <div>
                    <dt>What to do</dt>
                    <dd>{page.remedy}</dd>
                  </div>
                </dl>
              ) : (
                <p className="note">A code of the plugin’s own.</p>
              )}
            </details>
          </li>
        )
      })}
    </ul>
  )
}
