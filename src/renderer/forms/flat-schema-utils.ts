import type { RJSFSchema, SchemaUtilsType } from '@rjsf/utils';

/**
 * What RJSF's fields ask about schemas, answered for flat objects of strings: there are no references, unions, conditions or
 * defaults to look up, and the code that does (15 kB) is not sent to browsers.
 */
export function flatSchemaUtils(rootSchema: RJSFSchema): SchemaUtilsType {
  const answers: Partial<SchemaUtilsType> = {
    getRootSchema: () => rootSchema,
    retrieveSchema: (schema) => schema,
    getDisplayLabel: () => true,
    isSelect: () => false,
    isMultiSelect: () => false,
    isFilesArray: () => false,
  };
  return answers as SchemaUtilsType;
}
