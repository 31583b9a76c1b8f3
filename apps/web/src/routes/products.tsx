import { createFileRoute } from "@tanstack/react-router";
import { ProductsScreen } from "../features/content/products/products-screen.tsx";

export const Route = createFileRoute("/products")({
  staticData: {
    texts: ["products", "pictures"],
    title: "contentProducts.title",
    description: "contentProducts.lead",
    header: "plain",
    callToAction: true,
    signUp: "merchant",
  },
  component: ProductsScreen,
});
