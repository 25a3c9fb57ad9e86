import { describeFailure, failureWords, useService, useServices, useTranslation } from '@foyer/sdk'
import { Button, Frame, Spinner } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import { ContactList } from '../shared/contact-list.tsx'
import { CUSTOMER_SERVICE } from '../contract.ts'
import css from './chat-panel.module.css'
import { FAILURES } from './failures.ts'
import type { OwnedConversation } from './is-conversation.ts'
import type { manifest } from './manifest.ts'
import { useChat } from './use-chat.ts'

export interface ChatPanelProps {
  /** With another one, and for another player, give the component another key. */
  readonly provider: OwnedConversation
  /** There is nothing more to show here: the player, or the provider, has ended it. The same function on each render. */
  readonly onEnd: () => void
}

/** A conversation: while it opens, its page, or why it did not open, with the other ways to customer service (OV-31). */
export function ChatPanel({ provider, onEnd }: ChatPanelProps): ReactNode {
  const t = useTranslation<'customer-service.conversation'>()
  const kernelText = useTranslation('kernel')
  const name = useTranslation(provider.plugin)
  const { label } = provider.value
  const shownName = label ? name(label) : t('the_chat')
  const { state, apply, hear } = useChat(provider, onEnd)
  switch (state.kind) {
    case 'opening':
      return (
        <div className={css.wait}>
          <Spinner label={t('opening')} />
        </div>
      )
    case 'framing':
    case 'page':
      return (
        <div className={css.chat}>
          <Trouble
            key={state.reported}
            url={state.url}
            isSilent={state.reported === 'nothing'}
            name={shownName}
          />
          <div className={css.stage}>
            <Frame
              className={css.frame}
              src={state.url}
              title={t('title')}
              allow={(state.allow ?? []).join('; ')}
              onLoad={() => apply({ kind: 'loaded' })}
              onMessage={hear}
            />
            {state.kind === 'framing' && (
              <div className={css.cover}>
                <Spinner label={t('opening')} />
              </div>
            )}
          </div>
        </div>
      )
    case 'failed':
      return (
        <div className={css.failed}>
          <p role="alert">
            {failureWords(
              describeFailure(state, FAILURES).text,
              (key) => t(key, { name: shownName }),
              kernelText,
            )}
          </p>
          <Button onClick={() => apply({ kind: 'again' })}>{t('try_again')}</Button>
          {state.url && <OwnWindow url={state.url} />}
          <OtherWays code={state.code} />
        </div>
      )
  }
}

interface TroubleProps {
  readonly url: string
  /** The page should have reported that the chat is there, and has not. */
  readonly isSilent: boolean
  readonly name: string
}

/**
 * What the player can do about a page that shows nothing: no script can tell whether it refuses a frame, or is an error’s.
 * It is open from the start where the page should have reported something, which stays in case that it works nevertheless.
 */
function Trouble({ url, isSilent, name }: TroubleProps): ReactNode {
  const t = useTranslation<'customer-service.conversation'>()
  const [open, setOpen] = useState(isSilent)
  return (
    <details
      className={css.trouble}
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={css.summary}>{t('trouble')}</summary>
      {open && (
        <>
          {isSilent && <p role="alert">{t('not_shown', { name })}</p>}
          <OwnWindow url={url} />
          <OtherWays {...(isSilent && { code: 'CV-SILENT' })} />
        </>
      )}
    </details>
  )
}

/** The chat's page without a frame. */
function OwnWindow({ url }: { readonly url: string }): ReactNode {
  const t = useTranslation<'customer-service.conversation'>()
  return (
    <a className={css.window} href={url} target="_blank" rel="noopener noreferrer">
      {t('own_window')}
    </a>
  )
}

/** The ways that need no conversation, and what support asks for. */
function OtherWays({ code }: { readonly code?: string }): ReactNode {
  const { site } = useServices<typeof manifest>()
  const t = useTranslation<'customer-service.conversation'>()
  const entries = useService(CUSTOMER_SERVICE)?.entries.get() ?? []
  const { reference, build } = site
  return (
    <>
      <h2 className={css.heading}>{t('other_ways')}</h2>
      <ContactList entries={entries} legal={site.merchant.legal} />
      <p className={css.reference}>
        {t('reference', { reference: code ? `${reference} ${code}` : reference, version: build })}
      </p>
    </>
  )
}
