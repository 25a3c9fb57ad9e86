import type { ReactNode } from 'react'

const SIZE_PX = 52

const Art = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <svg
    viewBox="0 0 64 64"
    width={SIZE_PX}
    height={SIZE_PX}
    fill="none"
    stroke="currentColor"
    strokeWidth="3"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {children}
  </svg>
)

/** A clock. */
export const MaintenanceArt = (): ReactNode => (
  <Art>
    <circle cx="32" cy="32" r="24" />
    <path d="M32 18v14l9 6" />
    <path d="M32 8V4M32 60v-4M8 32H4M60 32h-4" />
  </Art>
)

/** A shield with a bar across. */
export const AccessDeniedArt = (): ReactNode => (
  <Art>
    <path d="M32 5l21 8v17c0 14-9 24-21 29C20 54 11 44 11 30V13z" />
    <path d="M22 32h20" />
  </Art>
)
