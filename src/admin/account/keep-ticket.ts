const KEY = 'second-factor-ticket'

/** Takes what a sign-in has handed over to the page where the second factor is set up; gone with the tab. */
export const keepTicket = (ticket: string) => sessionStorage.setItem(KEY, ticket)

/** The ticket; undefined when somebody comes with a session. */
export const keptTicket = () => sessionStorage.getItem(KEY) ?? undefined

export const dropTicket = () => sessionStorage.removeItem(KEY)
