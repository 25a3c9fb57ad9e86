import { useTranslation } from '@foyer/sdk'
import { Skeleton } from '@foyer/sdk/ui'
import type { ReactNode } from 'react'
import { EmptyList } from '../../site/contract/empty-list.tsx'
import { ListTrouble } from '../../site/contract/list-trouble.tsx'
import { BankFields } from './bank-fields.tsx'
import type { CardFormProps } from './card-form-props.ts'
import { useBanks } from './use-banks.ts'

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
