import type { ReactNode } from 'react'
import EN from './locales/EN.json'

export default { title: 'vendors / acme' }

/** What players are told the chat's name is. */
export const Name = (): ReactNode => <p>{EN.name}</p>
