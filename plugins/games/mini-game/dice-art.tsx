import type { ReactNode } from 'react'

/** Two dice, in the text's colour; the eyes are holes. */
export function DiceArt(): ReactNode {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden>
      <g fill="currentColor" fillRule="evenodd">
        <path
          opacity="0.72"
          transform="rotate(14 27 13)"
          d="M21 4h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H21a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm2.5 4.3a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 7.4a2 2 0 1 0 0 4 2 2 0 0 0 0-4z"
        />
        <path
          transform="rotate(-10 15 25)"
          d="M8 15h14a4 4 0 0 1 4 4v14a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4zm2.2 3.8a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zm9.6 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM15 23.9a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zM10.2 29a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2zm9.6 0a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z"
        />
      </g>
    </svg>
  )
}
