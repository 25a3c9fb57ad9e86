import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Submission, SubmitOptions, SubmitResult, SubmitTask } from '../forms/submission.ts'
import { SESSION } from '../services/session.ts'
import { type DraftOptions, DraftStore, draftName } from './draft-store.ts'
import { FormValues } from './form-values.ts'
import { usePluginContext, useService } from './hooks.ts'
import { type Submit, useSubmission, useSubmissionState, type UseSubmitOptions } from './use-submit.ts'

/** Moves the focus within a form. Fields are found by their `name`, other parts by `data-field`. */
export interface FormHandle {
  /** Focuses a field; the first of several radio buttons; the first button of a part with `data-field`. */
  focus(field: string): void
  /** Focuses the first field that has an error, in the order of the page; selects its text with `select`. */
  focusFirst(errors: { readonly [field in string]?: unknown }, options?: { readonly select?: boolean }): void
  /** Focuses a field and selects its text, so that typing replaces it. */
  select(field: string): void
}

/** What is wrong with the fields, by field. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: unknown }

/** The fields of a form that hold a text. */
export type TextFieldOf<Values> = {
  [Field in keyof Values]: Values[Field] extends string ? Field : never
}[keyof Values] &
  string

/** What `useForm` takes besides what `useSubmit` takes. */
export interface UseFormOptions<
  Values extends object,
  Errors extends FormErrors<Values>,
  Failure,
> extends UseSubmitOptions<Failure> {
  /** The empty form, by field. */
  readonly initial: Values
  /**
   * Passwords and codes: in no attribute of their fields, and removed when the page is left, since a browser may preserve it for
   * Back.
   */
  readonly secrets?: readonly (keyof Values)[]
  /** Fields that the player must not lose, as `useDraft` keeps them. Never a secret. */
  readonly draft?: FormDraft<Values> | undefined
  /** What is wrong before a call; nothing by default. */
  readonly check?: (values: Values) => Errors
  /** The text of a field's error, in the player's language; by default the error is the text. */
  readonly errorText?: <Field extends keyof Errors & string>(
    error: NonNullable<Errors[Field]>,
    field: Field,
  ) => string | undefined
  /** One that something else sends by too, with its own `describe`, `captcha` and `lockMs`; by default the form has its own. */
  readonly submission?: Submission<Errors, Failure>
}

/** The part of a form that is a draft. */
export interface FormDraft<Values> {
  /** One a draft, within the plugin. */
  readonly key: string
  readonly fields: readonly TextFieldOf<Values>[]
  /** Whether what was stored may be restored. */
  readonly accept?: (stored: Values) => boolean
}

/** Props of a `TextField` or a `PasswordField`. */
export interface BoundField {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly announceError: boolean
  /** It is one of the form's `secrets`. */
  readonly secret: boolean
  readonly onChange: (event: { readonly currentTarget: { readonly value: string } }) => void
}

/** A form, as its component sees it. */
export interface FormState<Values extends object, Errors extends FormErrors<Values>, Failure> extends Omit<
  Submit<Errors, Failure>,
  'run' | 'edit'
> {
  readonly values: Values
  /** For `Form`: moves the focus. */
  readonly handle: RefObject<FormHandle | null>
  /** For a field that holds a text. */
  readonly bind: (field: TextFieldOf<Values>) => BoundField
  /** The error to show at a field. */
  readonly errorOf: (field: keyof Errors & string) => string | undefined
  /** The player changes fields: their errors go. */
  readonly change: (part: Partial<Values>) => void
  /** Something else changes fields: a code that was sent, a refusal that empties one. */
  readonly set: (part: Partial<Values> | ((now: Values) => Partial<Values>)) => void
  /** Empties the form, and its draft. */
  readonly reset: () => void
  /**
   * Sends the form: see `Submission.run`. The first field that is wrong takes the focus; its text is selected where the call has
   * found it wrong, so that typing replaces it.
   *
   * @param errors what is wrong before the call, where it is not what `check` finds
   */
  readonly send: <Result>(
    task: SubmitTask<Result>,
    options?: SubmitOptions<Result> & { readonly errors?: Errors },
  ) => Promise<SubmitResult<Errors, Failure, Result>>
}

/**
 * A form: what was typed, what is wrong with it, and its submit (`useSubmit`).
 *
 * @example
 * const form = useForm({ initial: { name: '' }, check: ({ name }) => (name ? {} : { name: t('no_name') }), describe: failureKind })
 * const send = () => form.send(({ signal }) => http.call(subscribe, { body: form.values, signal }))
 * return (
 *   <Form handle={form.handle} busy={form.busy} onSubmit={() => void send()}>
 *     <TextField {...form.bind('name')} label={t('name')} />
 */
export function useForm<Values extends object, Errors extends FormErrors<Values>, Failure>(
  options: UseFormOptions<Values, Errors, Failure>,
): FormState<Values, Errors, Failure> {
  const { initial, secrets = NONE, draft, check, errorText = textItself } = options
  const { run, edit, ...submit } = useSubmissionState(useSubmission(options, options.submission))
  const { values, set, reset } = useValues(initial, secrets, draft)
  const handle = useRef<FormHandle>(null)

  const change = (part: Partial<Values>): void => {
    set(part)
    for (const field of Object.keys(part) as (keyof Values)[]) edit(field)
  }
  const errorOf = (field: keyof Errors & string): string | undefined => {
    const error = submit.errors[field]
    return error === undefined || error === null ? undefined : errorText(error, field)
  }
  return {
    ...submit,
    values,
    handle,
    change,
    set,
    reset,
    errorOf,
    bind: (field) => ({
      name: field,
      value: values[field] as string,
      error: errorOf(field),
      announceError: submit.announceErrors,
      secret: secrets.includes(field),
      onChange: ({ currentTarget }) => change({ [field]: currentTarget.value } as Partial<Values>),
    }),
    async send(task, { errors = check?.(values) ?? ({} as Errors), ...rest } = {}) {
      const result = await run(errors, task, rest)
      if (result.step === 'invalid') handle.current?.focusFirst(result.errors, { select: result.sent })
      return result
    },
  }
}

const NONE: readonly never[] = []
const textItself = (error: unknown): string | undefined => (typeof error === 'string' ? error : undefined)

/** The values of a form. */
function useValues<Values extends object>(
  initial: Values,
  secrets: readonly (keyof Values)[],
  draft: FormDraft<Values> | undefined,
) {
  const { id, storage } = usePluginContext()
  const session = useService(SESSION)
  const [empty] = useState(initial)
  const [store] = useState(
    () => new FormValues({ initial, draft: draft && draftStore(initial, draft, { id, storage, session }) }),
  )
  const values = useSyncExternalStore(store.subscribe, store.get, () => empty)
  const latest = useRef(secrets)
  useLayoutEffect(() => void (latest.current = secrets), [secrets])
  useEffect(() => {
    const leave = (): void => store.clear(latest.current)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [store])
  const [actions] = useState(() => ({
    set: (part: Partial<Values> | ((now: Values) => Partial<Values>)) =>
      store.set(part instanceof Function ? part(store.get()) : part),
    reset: () => store.clear(),
  }))
  return { values, ...actions }
}

function draftStore<Values extends object>(
  initial: Values,
  { key, fields, accept }: FormDraft<Values>,
  { id, storage, session }: Pick<DraftOptions<never>, 'storage' | 'session'> & { readonly id: string },
): DraftStore<Partial<Values>> {
  return new DraftStore<Partial<Values>>({
    name: draftName(id, key),
    initial: Object.fromEntries(fields.map((field) => [field, initial[field]])) as unknown as Partial<Values>,
    storage,
    session,
    accept: accept && ((stored) => accept({ ...initial, ...stored })),
  })
}
