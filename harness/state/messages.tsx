import { type ReactNode, useEffect, useState } from 'react'
import { readMessages, type SentMessage } from '../gateway-client.ts'

/** Number of messages shown. */
const SHOWN = 10

/** How often the gateway is asked while the list is open. */
const POLL_MS = 1_000

/** Codes that the gateway has sent to phones, newest first, for a developer without the phone. */
export function Messages(): ReactNode {
  const [open, setOpen] = useState(false)
  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Text messages</summary>
      {open ? <MessageList /> : null}
    </details>
  )
}

function MessageList(): ReactNode {
  const [seen, setSeen] = useState<{ readonly messages: readonly SentMessage[]; readonly now: number }>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let shown = true
    const poll = (): Promise<void> =>
      readMessages().then(
        (messages) => {
          if (!shown) return
          setSeen({ messages: newestFirst(messages), now: Date.now() })
          setFailure(undefined)
        },
        (error: unknown) => shown && setFailure(String(error)),
      ) as Promise<void>
    void poll()
    const timer = setInterval(() => void poll(), POLL_MS)
    return () => {
      shown = false
      clearInterval(timer)
    }
  }, [])
  if (failure) return <p role="alert">{failure}</p>
  if (!seen) return <p className="note">Loading…</p>
  if (seen.messages.length === 0) return <p className="note">None has been sent.</p>
  return (
    <ul className="messages">
      {seen.messages.map(({ to, code, expiresAt }) => (
        <li key={`${to} ${expiresAt} ${code}`}>
          <span>
            <code className="code">{code}</code> <span className="note">{to}</span>
          </span>
          <span className="note">{timeLeft(expiresAt, seen.now)}</span>
          <button
            type="button"
            aria-label={`Copy the code ${code}`}
            onClick={() => void navigator.clipboard.writeText(code)}
          >
            Copy
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The latest messages, of a list that has the oldest first. */
export const newestFirst = (messages: readonly SentMessage[]): readonly SentMessage[] =>
  messages.slice(-SHOWN).reverse()

/** How long a code is still valid, as text. @param now epoch milliseconds */
export function timeLeft(expiresAt: number, now: number): string {
  const seconds = Math.ceil((expiresAt - now) / 1000)
  return seconds > 0 ? `good for ${seconds} s` : 'used or expired'
}
