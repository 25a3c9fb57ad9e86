/**
 * `npm run endpoints`: every call of the gateway that the project makes, and the rules by path (CA-30,
 * RO-14).
 */
import { PATH_RULES } from '../../kernel/http/request.ts'
import { endpointTable } from './endpoint-table.ts'

const rows = await endpointTable(process.cwd())
console.table(
  rows.map(
    ({
      id,
      method,
      path,
      auth,
      effectiveCacheMs,
      timeoutMs,
      encrypted,
      signed,
      moduleId,
      assumed,
      assumedFields,
      bare,
      owner,
    }) => ({
      id,
      call: `${method} ${path}`,
      auth,
      'cached (s)': effectiveCacheMs ? effectiveCacheMs / 1000 : '',
      'timeout (s)': timeoutMs / 1000,
      encrypted: encrypted ? 'yes' : '',
      signed: signed.join(),
      ModuleId: moduleId ?? '',
      assumed: assumed ? 'whole' : assumedFields.join(),
      envelope: bare ? 'none' : '',
      owner,
    }),
  ),
)
console.log('Rules by path, whatever an endpoint declares:')
console.table(
  PATH_RULES.map(({ path, auth, cache, silent, passThrough }) => ({
    path,
    auth: auth ?? '',
    cache: typeof cache === 'number' ? `${cache / 1000} s, unless it says otherwise` : (cache ?? ''),
    failures: silent ? 'silent' : '',
    answers: passThrough ? 'as they are' : '',
  })),
)
