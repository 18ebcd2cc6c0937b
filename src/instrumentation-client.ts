import { transitionStarted } from './components/navigation/transitions'

/** Next calls this at the start of each navigation in the browser. */
export const onRouterTransitionStart = transitionStarted
