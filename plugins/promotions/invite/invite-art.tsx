import type { ReactNode } from 'react'

/** Two friends and the present between them, in the colours of the text around it. */
export const InviteArt = ({ className }: { readonly className: string }): ReactNode => (
  <svg
    className={className}
    viewBox="0 0 104 104"
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    aria-hidden
  >
    <circle cx="52" cy="52" r="50" fill="currentColor" stroke="none" opacity="0.12" />
    <g strokeLinecap="round" strokeLinejoin="round">
      <circle cx="31" cy="32" r="10" />
      <path d="M14 62c1-12 8-17 17-17 5 0 9 1.5 12 5" />
      <circle cx="73" cy="32" r="10" />
      <path d="M90 62c-1-12-8-17-17-17-5 0-9 1.5-12 5" />
      <path d="M36 66h32v22H36zM33 57h38v9H33zM52 57v31" fill="currentColor" fillOpacity="0.2" />
      <path d="M52 57c-4-1-10-3-10-7.5 0-5 8-4 10 7.5 2-11.5 10-12.5 10-7.5 0 4.5-6 6.5-10 7.5z" />
      <path d="M52 14v5M46 17l3 4M58 17l-3 4" />
    </g>
  </svg>
)
