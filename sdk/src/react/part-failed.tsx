import type { CSSProperties, ReactNode } from 'react'
import { useKernel } from './hooks.ts'

// Not a style sheet: a page rarely shows it, and each would carry it.
const BOX: CSSProperties = { padding: 'var(--space-3) var(--space-4)', textAlign: 'center' }
const TEXT: CSSProperties = { color: 'var(--text-muted)', fontSize: 'var(--text-s)' }
const RETRY: CSSProperties = {
  minBlockSize: 'var(--control)',
  paddingInline: 'var(--space-4)',
  border: 0,
  background: 'none',
  color: 'var(--brand-strong)',
  fontWeight: 'var(--weight-semibold)',
}

interface Props {
  /** Renders it again. Absent: the page is reloaded. */
  readonly retry?: () => void
}

/** Stands in for a part of the page that failed: says so, and offers another try. */
export function PartFailed({ retry = () => location.reload() }: Props): ReactNode {
  const t = useKernel().useTranslate('kernel')
  return (
    <div role="alert" style={BOX}>
      <p style={TEXT}>{t('something_went_wrong')}</p>
      <button type="button" style={RETRY} onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
