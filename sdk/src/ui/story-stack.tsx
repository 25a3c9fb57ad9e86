import type { CSSProperties, ReactNode } from 'react'

const STACK: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: 'var(--space-4)',
  padding: 'var(--space-4)',
}

/** For stories: pieces under one another, with the room that a screen gives them. */
export const StoryStack = ({ children }: { readonly children: ReactNode }): ReactNode => (
  <div style={STACK}>{children}</div>
)
