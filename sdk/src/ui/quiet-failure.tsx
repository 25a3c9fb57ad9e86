import type { ReactNode } from 'react'
import { useTranslation } from '../react/hooks.ts'
import { isQuietFailure } from '../services/failure-kind.ts'
import css from './quiet-failure.module.css'

/** What `QuietFailure` takes. */
export interface QuietFailureProps {
  /** What the last attempt threw; `undefined` from the next press on. Any other failure shows nothing. */
  readonly error: unknown
}

/**
 * One quiet line at a control whose call failed without an alert (`isQuietFailure`): it did not go through,
 * and can be tried again. Render it always, so that screen readers announce the line when it appears.
 *
 * @example
 * <Button onClick={send}>{t('send')}</Button>
 * <QuietFailure error={failure} />
 */
export function QuietFailure({ error }: QuietFailureProps): ReactNode {
  const t = useTranslation('kernel')
  return <output className={css.line}>{isQuietFailure(error) && t('not_sent')}</output>
}
