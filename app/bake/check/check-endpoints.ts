import { checkOverride } from '../../../kernel/http/check-override.ts'
import type { Finding } from './finding.ts'
import { pathText } from './path-text.ts'
import type { ProfileFields } from './profile-fields.ts'

/** Calls that the profile sends elsewhere: their addresses must be paths of the site (CA-30). */
export const checkEndpoints = (endpoints: NonNullable<ProfileFields['endpoints']>): readonly Finding[] =>
  Object.entries(endpoints).flatMap(([endpoint, { path, method }]): readonly Finding[] => {
    const problem = checkOverride({
      ...(path === undefined ? {} : { path }),
      // What is no method is named as such.
      ...(method === undefined ? {} : { method: method as 'GET' }),
    })
    if (problem === undefined) return []
    return [
      {
        code: 'BK-ENDPOINT',
        text: `${pathText(['endpoints', endpoint])}: ${problem}.`,
        remedy: 'Write a path from the root, such as /wps/…, in visible ASCII, and GET, POST, PUT or DELETE.',
      },
    ]
  })
