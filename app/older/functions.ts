/**
 * Functions that the site's files use and older browsers lack: those of the first target from Chrome 90 and iOS 15.0 on,
 * those of the second from Chrome 64 and iOS 12.2 on. `npm run browsers` finds one that is missing here. Loaded only by
 * browsers that lack one of those which `app/boot/boot.js` asks for.
 */
import 'core-js/modules/es.global-this.js'
import 'core-js/modules/es.array.at.js'
import 'core-js/modules/es.array.find-last.js'
import 'core-js/modules/es.array.find-last-index.js'
import 'core-js/modules/es.array.flat.js'
import 'core-js/modules/es.array.flat-map.js'
import 'core-js/modules/es.array.to-reversed.js'
import 'core-js/modules/es.array.to-sorted.js'
import 'core-js/modules/es.array.to-spliced.js'
import 'core-js/modules/es.object.from-entries.js'
import 'core-js/modules/es.object.has-own.js'
import 'core-js/modules/es.promise.all-settled.js'
import 'core-js/modules/es.string.at-alternative.js'
import 'core-js/modules/es.string.match-all.js'
import 'core-js/modules/es.string.replace-all.js'
import 'core-js/modules/es.string.trim-end.js'
import 'core-js/modules/es.symbol.description.js'
import 'core-js/modules/web.queue-microtask.js'
import 'core-js/modules/web.url.can-parse.js'
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch.js'
import { mendDialogs } from './mend-dialogs.ts'
import { mendElements } from './mend-elements.ts'

mendElements(window)
mendDialogs(document)
