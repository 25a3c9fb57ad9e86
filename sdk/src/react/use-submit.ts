import { useEffect, useLayoutEffect, useState } from 'react'
import type { FormCaptcha } from '../forms/form-captcha.ts'
import {
  Submission,
  type SubmissionDeps,
  type SubmitOptions,
  type SubmitResult,
  type SubmitTask,
} from '../forms/submission.ts'
import { isOpen, type SubmitState } from '../forms/submit-state.ts'
import { createStore } from '../store.ts'
import { usePluginContext, useStore } from './hooks.ts'

/** What `useSubmit` takes. */
export interface UseSubmitOptions<Failure> extends Pick<SubmissionDeps<Failure>, 'describe' | 'lockMs'> {
  /** The form's captcha while one is required: it opens and closes with the form. */
  readonly captcha?: FormCaptcha | undefined
}

/** A form's submit, as its component sees it. */
export interface Submit<Errors extends object, Failure> {
  readonly state: SubmitState<Errors, Failure>
  /** A call runs, or has succeeded: the fields may not change. */
  readonly busy: boolean
  /** Also during the moment in which a repeated submit is ignored (ST-02): for the button. */
  readonly disabled: boolean
  /** What is wrong with the fields now. */
  readonly errors: Partial<Errors>
  /** The call has found the errors: they are to be announced, since the player may be in a field already. */
  readonly announceErrors: boolean
  /** Why the last submit failed, until the next, or until a field is changed. */
  readonly failure: Failure | undefined
  /** Sends the form, as `Submission.run`. */
  readonly run: <Result>(
    errors: Errors,
    task: SubmitTask<Result>,
    options?: SubmitOptions<Result>,
  ) => Promise<SubmitResult<Errors, Failure, Result>>
  /** Call it for every change of a field. */
  readonly edit: (field: keyof Errors) => void
  /** Removes errors and failure, as when the form shows other fields. */
  readonly clear: () => void
}

/**
 * The submit of a form: one at a time, with its captcha, its lock of 500 ms (ST-02), its errors by field, and
 * an end when the player leaves. What was typed stays the component's own.
 *
 * @example
 * const submit = useSubmit<Errors, string>({ describe: (error) => t(failureKind(error)) })
 * const send = async () => {
 *   const result = await submit.run(check(typed), ({ signal }) => http.call(subscribe, { body: typed, signal }))
 *   if (result.step === 'done') setThanks(true)
 * }
 */
export function useSubmit<Errors extends object, Failure>(
  options: UseSubmitOptions<Failure>,
): Submit<Errors, Failure> {
  return useSubmissionState(useSubmission(options))
}

/** A submission that ends with the component; `given`: one that lives outside of it, which does not. */
export function useSubmission<Errors extends object, Failure>(
  options: UseSubmitOptions<Failure>,
  given?: Submission<Errors, Failure>,
): Submission<Errors, Failure> {
  const context = usePluginContext()
  const { lockMs } = options
  const [latest] = useState(() => createStore(options))
  useLayoutEffect(() => latest.set(options), [latest, options])
  const [submission] = useState(
    () =>
      given ??
      new Submission<Errors, Failure>({
        context,
        describe: (error) => latest.get().describe(error),
        captcha: () => latest.get().captcha,
        ...(lockMs !== undefined && { lockMs }),
      }),
  )
  const isOwn = submission !== given
  useEffect(() => (isOwn ? () => submission.close() : undefined), [submission, isOwn])
  const { captcha } = options
  useEffect(() => {
    captcha?.open()
    return () => captcha?.close()
  }, [captcha])
  return submission
}

/** Reads a submission that lives outside of the component. */
export function useSubmissionState<Errors extends object, Failure>(
  submission: Submission<Errors, Failure>,
): Submit<Errors, Failure> {
  const state = useStore(submission.state)
  const [actions] = useState(() => ({
    run: submission.run.bind(submission) as Submit<Errors, Failure>['run'],
    edit: (field: keyof Errors) => submission.edit(field),
    clear: () => submission.clear(),
  }))
  return {
    ...actions,
    state,
    busy: state.step === 'processing' || state.step === 'done',
    disabled: !isOpen(state),
    errors: state.step === 'invalid' ? state.errors : {},
    announceErrors: state.step === 'invalid' && state.sent,
    failure: state.step === 'failed' ? state.failure : undefined,
  }
}
