import { type FormEvent, type ReactNode, useId } from 'react'

interface Props {
  /** Empty: none. */
  readonly value: string
  readonly onChoose: (address: string) => void
}

/** The address of a foreign plugin in development, as `npm run dev` in its folder prints it. */
export function ForeignAddress({ value, onChoose }: Props): ReactNode {
  const id = useId()
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    onChoose(String(new FormData(event.currentTarget).get('address')).trim())
  }
  return (
    <form className="choice foreign-address" onSubmit={submit}>
      <label htmlFor={id}>Foreign plugin in development</label>
      <div>
        <input
          id={id}
          name="address"
          type="url"
          key={value}
          defaultValue={value}
          placeholder="http://localhost:7301"
          pattern="http://(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(/.*)?"
          title="http on this machine, such as http://localhost:7301"
        />
        <button type="submit">Let in</button>
      </div>
    </form>
  )
}
