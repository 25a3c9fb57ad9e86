import { keyedText, useServices, useTranslation } from '@foyer/sdk'
import { TextField } from '@foyer/sdk/ui'
import { type ReactNode, useRef, useState } from 'react'
import type { NumberProblem } from '../shared/points.ts'
import type { MobileNumber } from '../shared/endpoints.ts'
import type { manifest } from './manifest.ts'

interface PhoneField {
  readonly field: ReactNode
  /** The number; `undefined` if it is invalid, which the field shows. */
  readonly read: () => MobileNumber | undefined
}

/**
 * A field for a mobile number with its country (OV-05). The dialling code is always shown: the identity
 * provider accepts whole numbers only (VA-11).
 * @param initialValue the field's first text
 */
export function usePhoneField(busy: boolean, initialValue = ''): PhoneField {
  const t = useTranslation<'account.identity-firebase'>()
  const translateMobile = useTranslation('account.mobile')
  const { numbers } = useServices<typeof manifest>()
  const [typed, setTyped] = useState(initialValue)
  const [problem, setProblem] = useState<NumberProblem>()
  const input = useRef<HTMLInputElement>(null)
  return {
    field: (
      <TextField
        ref={input}
        label={t('mobile_number')}
        name="mobileNum"
        type="tel"
        autoComplete="tel-national"
        enterKeyHint="send"
        before={<numbers.DialingCode disabled={busy} />}
        disabled={busy}
        value={typed}
        error={problem && keyedText(translateMobile, problem)}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value)
          setProblem(undefined)
        }}
      />
    ),
    read() {
      const read = numbers.read(typed)
      if ('number' in read) {
        setTyped(read.number.mobileNum)
        return read.number
      }
      setProblem(read.problem)
      input.current?.focus()
      return undefined
    },
  }
}
