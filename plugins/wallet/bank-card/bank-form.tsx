import { useTranslation, useLoaded, usePluginContext, useServices, useStore } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { BankFields } from './bank-fields.tsx'
import type { CardFormProps } from './card-form-props.ts'

import { getBanks } from './endpoints.ts'
import type { manifest } from './manifest.ts'

/** The form for a card or an account at a bank, once the banks are there. */
export function BankForm(props: CardFormProps): ReactNode {
  const t = useTranslation<'wallet.bank-card'>()
  const { state, reload } = useBanks()
  if (state.step === 'loading')
    return (
      <div aria-busy>
        <Skeleton height="466px" radius="var(--radius-l)" />
      </div>
    )
  if (state.step === 'failed') return <ListTrouble error={state.error} retry={() => void reload()} />
  if (state.value.length === 0)
    return <EmptyList icon="bank" title={t('no_banks')} text={t('no_banks_text')} />
  return <BankFields {...props} banks={state.value} />
}

/** The banks to choose from. */
function useBanks() {
  const { logger } = usePluginContext<typeof manifest>()
  const { http, i18n } = useServices<typeof manifest>()
  return useLoaded(async (signal) => {
    const { banks, refused } = await http.call(getBanks, { alert: false, signal })
    if (refused.length > 0)
      logger.warn('BC-SHAPE: the list of banks contains an entry that is no bank', refused)
    return banks
  }, useStore(i18n.language))
}
