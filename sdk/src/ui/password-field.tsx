import { type ReactNode, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { Field, type FieldProps } from './field.tsx'
import { IconButton } from './icon-button.tsx'

/** What `PasswordField` takes besides what a `TextField` takes. */
export interface PasswordFieldProps extends Omit<FieldProps, 'type'> {
  /** Accessible names of the button that shows and hides the password. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A field for a password, with a button that shows it. Focus and caret stay where they are. */
export function PasswordField({ showLabel, hideLabel, ref, ...field }: PasswordFieldProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<readonly [number | null, number | null]>(undefined)
  const [shown, setShown] = useState(false)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, [])

  const toggle = (): void => {
    const { selectionStart = null, selectionEnd = null } = input.current ?? {}
    caret.current = [selectionStart, selectionEnd]
    setShown(!shown)
  }
  useLayoutEffect(() => {
    // A change of type moves the caret to one end of the field: which one depends on the browser.
    if (caret.current && document.activeElement === input.current)
      input.current?.setSelectionRange(...caret.current)
  }, [shown])
  return (
    <Field
      autoCapitalize="none"
      spellCheck={false}
      {...field}
      ref={input}
      secret
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={shown ? 'eye-off' : 'eye'}
          disabled={field.disabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
        />
      }
    />
  )
}
