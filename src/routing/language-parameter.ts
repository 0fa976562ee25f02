/** The query parameter that names the language of an address without a prefix (specification, section 9). */
export const languageParameter = 'nz-lang';
