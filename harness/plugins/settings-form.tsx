import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { SettingsForm as Form } from '../../kernel/inspection/channel.ts'
import type { RefusedSetting } from '../../kernel/host/tooling/plan-settings.ts'
import { fieldsOf, type SettingField, textOf, valueOf } from './setting-fields.ts'

type Settings = Readonly<Record<string, unknown>>
interface Props {
  readonly title: string
  /** A change is being applied. */
  readonly busy: boolean
  readonly load: () => Promise<Form>
  /** The plugin's schema's errors for the proposed settings. */
  readonly refused: readonly RefusedSetting[]
  /** What the button says. */
  readonly submit?: string
  readonly onPropose: (before: Settings, after: Settings) => void
}

/** A plugin's settings as a form, made from its schema (KN-10). An empty field has its default. */
export function SettingsForm({
  title,
  busy,
  load,
  refused,
  submit = 'Plan these settings',
  onPropose,
}: Props): ReactNode {
  const [form, setForm] = useState<Form>()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    load().then(setForm, (error: unknown) => setFailure(String(error)))
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each time the form is opened
  }, [])
  if (failure) return <p role="alert">{failure}</p>
  if (!form) return <p>Loading…</p>
  return (
    <Fields title={title} busy={busy} form={form} refused={refused} submit={submit} onPropose={onPropose} />
  )
}

function Fields({
  title,
  busy,
  form,
  refused,
  submit: buttonText,
  onPropose,
}: Omit<Props, 'load'> & { readonly form: Form }): ReactNode {
  const fields = fieldsOf(form.schema) ?? []
  const [invalid, setInvalid] = useState<Readonly<Record<string, string>>>({})
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const bad: Record<string, string> = {}
    // Settings that the schema does not name stay unchanged.
    const after: Record<string, unknown> = { ...form.values }
    for (const field of fields) {
      delete after[field.name]
      try {
        const value = valueOf(field, String(data.get(field.name) ?? ''))
        if (value !== undefined) after[field.name] = value
      } catch {
        bad[field.name] = 'This must be written as JSON, such as ["a", "b"].'
      }
    }
    setInvalid(bad)
    if (Object.keys(bad).length === 0) onPropose(form.values, after)
  }
  const refusalText = (name: string | undefined): string =>
    refused
      .filter(({ path }) => path[0] === name)
      .map(({ path, message }) => [path.slice(1).map(String).join('.'), message].filter(Boolean).join(': '))
      .join('; ')
  if (fields.length === 0) return <p className="note">These settings cannot be shown as a form.</p>
  return (
    <form className="settings" aria-label={`Settings of ${title}`} onSubmit={submit} noValidate>
      {fields.map((field) => (
        <Field
          key={field.name}
          field={field}
          text={textOf(field, form.values[field.name])}
          problem={invalid[field.name] ?? refusalText(field.name)}
        />
      ))}
      {refusalText(undefined) ? <p role="alert">{refusalText(undefined)}</p> : null}
      <button type="submit" disabled={busy}>
        {buttonText}
      </button>
    </form>
  )
}

interface FieldProps {
  readonly field: SettingField
  readonly text: string
  readonly problem: string
}
function Field({ field, text, problem }: FieldProps): ReactNode {
  const id = useId()
  const { name, label, type, choices, required, hint } = field
  const common = {
    id,
    name,
    defaultValue: text,
    'aria-invalid': problem !== '',
    'aria-describedby': `${id}-hint ${id}-problem`,
  }
  const options: readonly unknown[] = type === 'flag' ? ['true', 'false'] : choices
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {required ? ' (required)' : ''}
      </label>
      {type === 'flag' || type === 'choice' ? (
        <select {...common}>
          <option value="">default</option>
          {options.map((choice) => (
            <option key={String(choice)}>{String(choice)}</option>
          ))}
        </select>
      ) : type === 'json' ? (
        <textarea {...common} rows={2} spellCheck={false} />
      ) : (
        <input
          {...common}
          inputMode={type === 'number' ? 'decimal' : 'text'}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <small id={`${id}-hint`}>{hint}</small>
      <small id={`${id}-problem`} className="problem" aria-live="polite">
        {problem}
      </small>
    </div>
  )
}
