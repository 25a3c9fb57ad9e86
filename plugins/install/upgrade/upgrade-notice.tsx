import { useTranslation } from '@foyer/sdk'
import { Button, Notice } from '@foyer/sdk/ui'
import { type ReactNode, useState } from 'react'
import css from './upgrade-notice.module.css'

interface Props {
  /** Opens the newer app's address; resolves with false if there is none. */
  readonly upgrade: () => Promise<boolean>
  /** Absent if the upgrade is mandatory. */
  readonly close?: () => void
}

/** Says that a newer app is available (OV-09). */
export function UpgradeNotice({ upgrade, close }: Props): ReactNode {
  const t = useTranslation<'install.upgrade'>()
  const [step, setStep] = useState<'asking' | 'leaving' | 'failed'>('asking')
  const begin = async (): Promise<void> => {
    setStep('leaving')
    // A download does not leave the page, so the button can be tapped again.
    setStep((await upgrade()) ? 'asking' : 'failed')
  }
  return (
    <Notice
      icon="star"
      title={t('new_app')}
      message={t('new_app_message')}
      close={close && { label: t('close'), onClick: close }}
    >
      {step === 'failed' && (
        <p className={css.failed} role="alert">
          {t('download_failed')}
        </p>
      )}
      <Button block busy={step === 'leaving'} onClick={() => void begin()}>
        {t('download')}
      </Button>
    </Notice>
  )
}
