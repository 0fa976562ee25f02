import type { RJSFSchema, SchemaUtilsType, ValidatorType } from '@rjsf/utils';

/**
 * Stands in for RJSF's schema utilities in the browser: what they resolve (references, unions, conditions, defaults, merged
 * schemas: 15 kB) our sections do not have, which are flat objects of strings whose values the fields keep.
 */
export default function createSchemaUtils(validator: ValidatorType, rootSchema: RJSFSchema): SchemaUtilsType {
  const utils = {
    getRootSchema: () => rootSchema,
    getValidator: () => validator,
    doesSchemaUtilsDiffer: (_: ValidatorType, schema: RJSFSchema) => schema !== rootSchema,
    getDefaultFormState: (_: RJSFSchema, formData: unknown) => formData ?? {},
    retrieveSchema: (schema: RJSFSchema) => schema,
    sanitizeDataForNewSchema: (_: RJSFSchema, __: RJSFSchema, formData: unknown) => formData,
    omitExtraData: (_: RJSFSchema, formData: unknown) => formData,
    getDisplayLabel: () => true,
    isSelect: () => false,
    isMultiSelect: () => false,
    isFilesArray: () => false,
  };
  return utils as unknown as SchemaUtilsType;
}
