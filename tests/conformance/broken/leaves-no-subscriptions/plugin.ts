import { SESSION, type Session } from '@foyer/sdk'
import { bare, defineBroken } from '../../break-plugin.ts'

export default defineBroken({
  plugin: bare(
    (_context, services) => {
      const { session } = services as unknown as { session: Session }
      session.current.subscribe(() => {})
    },
    { requires: { session: SESSION } },
  ),
})
