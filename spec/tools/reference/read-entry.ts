import { fileURLToPath } from "node:url";
import ts from "typescript";

const sdk = fileURLToPath(new URL("../../../packages/sdk/", import.meta.url));

/** An export of an entry with its documentation. */
export interface Export {
  name: string;
  text: string;
  example: string | undefined;
  /** The fields of an interface, a class or the parameters object of a type. */
  members: Member[];
  /** A function's signature or a constant's value. */
  signature: string | undefined;
}

export interface Member {
  name: string;
  type: string;
  text: string;
  standard: string | undefined;
}

/** Returns the SDK's exports by entry file, without generated names, which the operations document. */
export function readEntries(files: readonly string[]): Map<string, Export[]> {
  const options: ts.CompilerOptions = {
    allowImportingTsExtensions: true,
    customConditions: ["@coffer/source"],
    lib: ["lib.es2024.d.ts", "lib.dom.d.ts", "lib.dom.iterable.d.ts"],
    module: ts.ModuleKind.Preserve,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    noEmit: true,
    strict: true,
    types: [],
  };
  const paths = files.map((file) => `${sdk}src/${file}`);
  const program = ts.createProgram(paths, options);
  const checker = program.getTypeChecker();
  return new Map(
    files.map((file, at) => {
      const source = program.getSourceFile(paths[at] ?? "");
      const module = source && checker.getSymbolAtLocation(source);
      const symbols = module ? checker.getExportsOfModule(module) : [];
      return [file, symbols.flatMap((symbol) => readExport(checker, symbol))];
    }),
  );
}

function readExport(checker: ts.TypeChecker, exported: ts.Symbol): Export[] {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const declaration = symbol.declarations?.[0];
  if (!declaration || declaration.getSourceFile().fileName.includes("/generated/")) return [];
  const tags = symbol.getJsDocTags(checker);
  const tag = (name: string) => ts.displayPartsToString(tags.find((each) => each.name === name)?.text) || undefined;
  return [
    {
      name: exported.name,
      text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
      example: tag("example"),
      members: membersOf(checker, declaration),
      signature: signatureOf(declaration),
    },
  ];
}

function membersOf(checker: ts.TypeChecker, declaration: ts.Declaration): Member[] {
  if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) return [];
  return declaration.members.flatMap((member) => {
    const symbol = member.name && checker.getSymbolAtLocation(member.name);
    if (
      !symbol ||
      !(ts.isPropertySignature(member) || ts.isMethodSignature(member) || ts.isPropertyDeclaration(member))
    )
      return [];
    const standard = symbol.getJsDocTags(checker).find(({ name }) => name === "default")?.text;
    return [
      {
        name: symbol.name,
        type: ts.isMethodSignature(member) ? written(member) : (member.type?.getText() ?? ""),
        text: ts.displayPartsToString(symbol.getDocumentationComment(checker)),
        standard: ts.displayPartsToString(standard) || undefined,
      },
    ];
  });
}

function signatureOf(declaration: ts.Declaration): string | undefined {
  if (ts.isFunctionDeclaration(declaration)) return `${declaration.name?.text}${written(declaration)}`;
  if (ts.isTypeAliasDeclaration(declaration)) return `type ${declaration.name.text} = ${declaration.type.getText()}`;
  if (ts.isVariableDeclaration(declaration)) return declaration.getText().replace(/\s+satisfies .*$/s, "");
  return undefined;
}

/** Returns a function's signature without its body. */
function written(node: ts.SignatureDeclaration): string {
  const types = node.typeParameters ? `<${node.typeParameters.map((each) => each.getText()).join(", ")}>` : "";
  const result = node.type ? `: ${node.type.getText()}` : "";
  return `${types}(${node.parameters.map((each) => each.getText()).join(", ")})${result}`;
}
