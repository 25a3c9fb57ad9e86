import { type ReactNode, useState } from 'react'

interface Props {
  readonly label: string
  readonly text: string
}

/** Copies a text, and says that it did. */
export function CopyButton({ label, text }: Props): ReactNode {
  const [copied, setCopied] = useState<string>()
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => setCopied(undefined),
    )
  return (
    <button type="button" onClick={copy}>
      {copied === text && text !== '' ? 'Copied' : label}
    </button>
  )
}
