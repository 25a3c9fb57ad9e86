import { useText } from '@foyer/sdk'
import { Button, Icon } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import css from '../form-screen.module.css'

/** In place of the form where its code did not load: offline, or a build that is gone. A new page asks again. */
export function LoginUnavailable(): ReactNode {
  const t = useText()
  return (
    <section className={css.screen}>
      <div className={css.head} role="alert">
        <Icon name="warning" size={40} />
        <p className={css.lead}>{t('network_error')}</p>
      </div>
      <Button kind="primary" block onClick={() => location.reload()}>
        {t('try_again')}
      </Button>
    </section>
  )
}
