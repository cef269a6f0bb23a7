/** The query of a link to the choice of a company: the guard adds the stored `comId` to it as to every page. */
export const allCompanies = { all: '1' } as const;
