import { describeFailure, failureWords, useServices, useAbortSignal, useTranslation } from '@foyer/sdk'
import { Button, PageHeader, Skeleton } from '@foyer/sdk/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { AddItem } from './add-item.tsx'
import { type AcmeItem, listEntries } from './endpoints.ts'
import { FAILURES } from './failures.ts'
import type { manifest } from './manifest.ts'

/** The state of the list. */
type Listing =
  | { readonly kind: 'loading' }
  | { readonly kind: 'there'; readonly entries: readonly AcmeItem[] }
  | { readonly kind: 'failed'; readonly error: unknown }

/** /m/acme */
export function AcmeScreen(): ReactNode {
  const t = useTranslation<'vendors.acme'>()
  const kernelText = useTranslation('kernel')
  const { http } = useServices<typeof manifest>()
  const signal = useAbortSignal()
  const [attempt, setAttempt] = useState(0)
  const [listing, setListing] = useState<Listing>({ kind: 'loading' })
  useEffect(() => {
    // Aborted when the player leaves.
    const left = signal()
    http.call(listEntries, { signal: left, alert: false }).then(
      (entries) => setListing({ kind: 'there', entries }),
      (error: unknown) => !left.aborted && setListing({ kind: 'failed', error }),
    )
  }, [http, signal, attempt])
  const again = (): void => {
    setListing({ kind: 'loading' })
    setAttempt(attempt + 1)
  }
  return (
    <div>
      <PageHeader title={t('title')} />
      {listing.kind === 'loading' && <Skeleton height="12rem" />}
      {listing.kind === 'failed' && (
        <p role="alert">
          <span>{failureWords(describeFailure(listing.error, FAILURES).text, t, kernelText)}</span>{' '}
          <Button onClick={again}>{t('retry')}</Button>
        </p>
      )}
      {listing.kind === 'there' && (
        <AddItem onAdded={(added) => setListing({ kind: 'there', entries: [...listing.entries, added] })} />
      )}
      {listing.kind === 'there' && listing.entries.length === 0 && <p>{t('empty')}</p>}
      {listing.kind === 'there' && listing.entries.length > 0 && (
        <ul>
          {listing.entries.map(({ id, title }) => (
            <li key={id}>{title}</li>
          ))}
        </ul>
      )}
    </div>
  )
}
