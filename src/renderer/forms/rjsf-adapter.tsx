import ObjectField from '@rjsf/core/lib/components/fields/ObjectField.js';
import SchemaField from '@rjsf/core/lib/components/fields/SchemaField.js';
import {
  englishStringTranslator,
  type FieldProps,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
  type Registry,
  type RJSFSchema,
  toFieldPathId,
} from '@rjsf/utils';
import { createContext, memo, useContext } from 'react';
import type { FieldNode } from '#stores/forms/field-node.ts';
import type { Control } from './controls/widget-registry.tsx';
import { flatSchemaUtils } from './flat-schema-utils.ts';
import styles from './forms.module.css';

/**
 * All that knows RJSF. Its fields lay out a section from a JSON Schema and nothing more: values, rules and errors are the fields'
 * own, so a key stroke renders one control and never the form. RJSF's `Form`, which keeps values and validates them, is not drawn
 * (6 kB), nor the fields for arrays, unions and files; what those look up in schemas is in {@link flatSchemaUtils}.
 */

interface SectionFields {
  nodes: ReadonlyMap<string, FieldNode>;
  Control: Control;
}

const Fields = createContext<SectionFields>({ nodes: new Map(), Control: () => null });

/** In the place of RJSF's field for strings, which would look for a widget: the node knows its control. */
function NodeField({ fieldPathId }: FieldProps) {
  const { nodes, Control } = useContext(Fields);
  const node = nodes.get(fieldPathId.$id);
  return node ? <Control node={node} /> : null;
}

function FieldTemplate({ id, children }: FieldTemplateProps) {
  const node = useContext(Fields).nodes.get(id);
  return <div className={`${styles.cell} ${styles[node?.width ?? 'full']}`}>{children}</div>;
}

function ObjectFieldTemplate({ properties }: ObjectFieldTemplateProps) {
  return <div className={styles.grid}>{properties.map(({ content }) => content)}</div>;
}

/** The root object is laid out by its own template; only fields are cells of it. */
function RootOrField(props: FieldTemplateProps) {
  return props.schema.type === 'object' ? props.children : <FieldTemplate {...props} />;
}

/** Label, help and error belong to the control. */
function Nothing() {
  return null;
}

const templates = {
  FieldTemplate: RootOrField,
  ObjectFieldTemplate,
  DescriptionFieldTemplate: Nothing,
  FieldHelpTemplate: Nothing,
  FieldErrorTemplate: Nothing,
};

/** Ids of fields are made by RJSF from these: prefix and path, with a hyphen for each dot. */
const idSeparator = '-';

function propertyName({ fieldPath }: FieldNode): string {
  return fieldPath.replaceAll('.', idSeparator);
}

function schemaOf(nodes: readonly FieldNode[]): RJSFSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(nodes.map((node) => [propertyName(node), { type: 'string', title: node.label }])),
  };
}

function registryOf(sectionKey: string, rootSchema: RJSFSchema): Registry {
  return {
    fields: { ObjectField, SchemaField, StringField: NodeField },
    templates: templates as unknown as Registry['templates'],
    widgets: {},
    rootSchema,
    formContext: {},
    schemaUtils: flatSchemaUtils(rootSchema),
    translateString: englishStringTranslator,
    globalFormOptions: { idPrefix: sectionKey, idSeparator, useFallbackUiForUnsupportedType: false },
  };
}

interface SchemaSectionProps {
  /** Prefix of the fields' ids. */
  sectionKey: string;
  nodes: readonly FieldNode[];
  /** Draws a field by its kind: a page loads only the controls that its fields may have. */
  Control: Control;
}

/** The fields of one section, laid out by RJSF. It renders again only when its fields are others. */
export const SchemaSection = memo(function SchemaSection({ sectionKey, nodes, Control }: SchemaSectionProps) {
  const fields = { nodes: new Map(nodes.map((node) => [node.id, node])), Control };
  const schema = schemaOf(nodes);
  const registry = registryOf(sectionKey, schema);
  return (
    <Fields value={fields}>
      <SchemaField
        name=""
        schema={schema}
        fieldPathId={toFieldPathId('', registry.globalFormOptions)}
        formData={noValues}
        registry={registry}
        onChange={ignore}
        onBlur={ignore}
        onFocus={ignore}
      />
    </Fields>
  );
});

/** The fields keep their values, and their controls tell them what happens. */
const noValues = {};
function ignore(): void {}
